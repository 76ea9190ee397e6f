export interface MailMessage {
	to: string;
	subject: string;
	text: string;
	html: string;
	/** Stays the same when the mail is sent again, so that a mailbox tells the second for the first; 1 to 100 of `[\w-]`. */
	id?: string;
}

/** Thrown when the server refuses this message for good (5xx for the recipient); a retry would not help. */
export class MailRefusedError extends Error {
	override readonly name = "MailRefusedError";
}

/** Thrown when the message was not taken this time. Like the refusal it holds no address and no word of the mail. */
export class MailDeferredError extends Error {
	override readonly name = "MailDeferredError";
	/** What happened, for example `ETIMEDOUT`. */
	readonly code: string;
	constructor(code: string, status: number | null) {
		super(`The mail server did not take the message (${status === null ? code : `${code}, ${status}`}).`);
		this.code = code;
	}
}

export interface Mailer {
	/** Resolves when the server has taken the message; throws MailRefusedError or MailDeferredError, nothing else. */
	send(message: MailMessage): Promise<void>;
	/** Resolves when the server would take mails of this login; throws MailDeferredError. Sends none. */
	check(): Promise<void>;
	close(): void;
}
