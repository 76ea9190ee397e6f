/**
 * Why a password would be guessed: `blank` nothing but blanks; `common` one of those that guessing tools try first, or
 * close to one; `personal` made of what is known about the account; `guessable` repeats, rows of keys and the like.
 */
export type PasswordWeakness = "blank" | "common" | "personal" | "guessable";

export interface Passwords {
	/** A PHC string. */
	hash(password: string): Promise<string>;
	verify(hash: string, password: string): Promise<boolean>;
	/** A hash no password fits, for constant work when the account is unknown. */
	readonly nobody: string;
	/** Null for a password that holds. `about` is what an attacker knows of the person. */
	weaknessOf(password: string, about: readonly string[]): PasswordWeakness | null;
}

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

export interface ThrottleRule {
	name: string;
	/** The key is a network address: such limits are looser in development, where everybody shares one. */
	perAddress?: boolean;
	/** Attempts allowed in one window. */
	points: number;
	windowSeconds: number;
}

/** Counts attempts across all processes. */
export interface Throttle {
	/** Counts one attempt; returns seconds to wait, or null when it is allowed. */
	take(rule: ThrottleRule, key: string): Promise<number | null>;
	/** Forgets the attempts, after a success. */
	forget(rule: ThrottleRule, key: string): Promise<void>;
}
