/** Thrown when something sealed cannot be opened: another key, another owner, or changed bytes. */
export class SecretBoxError extends Error {
	override readonly name = "SecretBoxError";
}

/** Keeps short secrets unreadable for whoever holds the database alone. */
export interface SecretBox {
	/** Encrypts a text so that it opens for this owner only. Sealing twice gives two different results. */
	seal(text: string, owner: string): string;
	open(sealed: string, owner: string): string;
	/** A keyed hash, the same each time, for secrets too short to be hashed without a key. */
	fingerprint(text: string, owner: string): string;
}
