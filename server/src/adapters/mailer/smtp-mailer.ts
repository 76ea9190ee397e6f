import { createTransport } from "nodemailer";
import { type Mailer, MailRefusedError } from "#ports/mailer.ts";

export interface SmtpSettings {
	/** smtp:// or smtps:// with user and password inside. */
	url: string;
	from: string;
	timeoutMs: number;
}

export function createSmtpMailer({ url, from, timeoutMs }: SmtpSettings): Mailer {
	const transport = createTransport({
		url,
		pool: true,
		maxConnections: 2,
		connectionTimeout: timeoutMs,
		greetingTimeout: timeoutMs,
		socketTimeout: timeoutMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		async send({ to, subject, text, html }) {
			try {
				await transport.sendMail({ from, to: { name: "", address: to }, subject, text, html });
			} catch (error) {
				if (isPermanent(error))
					throw new MailRefusedError("The mail server refused the message.", { cause: error });
				throw error;
			}
		},
		close: () => transport.close(),
	};
}

/** 5xx answers to the recipient or the message; a wrong login (535) is ours to repair and stays retryable. */
function isPermanent(error: unknown): boolean {
	if (!(error instanceof Error) || !("responseCode" in error) || !("code" in error)) return false;
	const { responseCode, code } = error;
	return (
		typeof responseCode === "number" && responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE")
	);
}
