/** The most members of a family that a table of a list asks for. The rest is on the page of the family. */
export const mostMembers = 40;
