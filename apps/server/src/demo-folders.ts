/** The demos that come with the project, as the setting DEMO names them, and their folders in it. */
export const demoFolders = { on: 'demo', wein: 'demo/wein' } as const;

/** A demo that an empty shop can be filled with. */
export type DemoName = keyof typeof demoFolders;
