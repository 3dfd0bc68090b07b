const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of a cleaned HTML description: tags part words, as they do on the screen; the few entities that cleaning writes are read. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_entity, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
