export interface Passwords {
	/** A PHC string. */
	hash(password: string): Promise<string>;
	verify(hash: string, password: string): Promise<boolean>;
	/** A hash no password fits, for constant work when the account is unknown. */
	readonly nobody: string;
	/** Among the passwords that guessing tools try first; letter case is ignored. */
	isCommon(password: string): boolean;
}
