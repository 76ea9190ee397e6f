export interface MailMessage {
	to: string;
	subject: string;
	text: string;
	html: string;
}

/** Thrown when the server refuses this message for good (5xx for the recipient); a retry would not help. */
export class MailRefusedError extends Error {
	override readonly name = "MailRefusedError";
}

export interface Mailer {
	/** Resolves when the server has taken the message; any error but MailRefusedError is worth a retry. */
	send(message: MailMessage): Promise<void>;
	close(): void;
}
