/** Something about the call itself is wrong; the message is one sentence. */
export class UsageError extends Error {
	override readonly name = "UsageError";
}
