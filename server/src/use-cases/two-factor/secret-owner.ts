/** Binds what is sealed or fingerprinted to one account: copied to another row it is worth nothing. */
export function secretOwner(userId: number): string {
	return `user:${userId}`;
}
