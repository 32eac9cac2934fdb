/** What an address of electronic mail looks like at the least: something, an @, and a host with a dot. */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const notAnEmail = "Invalid email format";
