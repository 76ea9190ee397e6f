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
