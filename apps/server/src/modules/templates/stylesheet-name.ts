/** The one stylesheet of the operator. */
export const stylesheetName = 'custom.css';
