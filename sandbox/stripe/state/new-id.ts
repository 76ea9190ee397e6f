import { randomBytes } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A random id of Stripe's kind, for example `sub_` and 24 letters and digits. */
export function newId(prefix: string, length = 24): string {
	let id = `${prefix}_`;
	for (const byte of randomBytes(length)) id += LETTERS[byte % LETTERS.length];
	return id;
}
