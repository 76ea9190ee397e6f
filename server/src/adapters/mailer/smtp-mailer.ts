import { createTransport } from "nodemailer";
import { MailDeferredError, type Mailer, MailRefusedError } from "#ports/mailer.ts";

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
		dnsTimeout: timeoutMs,
		greetingTimeout: timeoutMs,
		socketTimeout: timeoutMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const host = /@([^>\s]+)>?$/.exec(from)?.[1] ?? "localhost";
	return {
		async send({ to, subject, text, html, id }) {
			try {
				const messageId = id === undefined ? {} : { messageId: `<${id}@${host}>` };
				await transport.sendMail({ from, to: { name: "", address: to }, subject, text, html, ...messageId });
			} catch (error) {
				throw withoutAddresses(error);
			}
		},
		async check() {
			try {
				await transport.verify();
			} catch (error) {
				const { code, status } = readFailure(error);
				throw new MailDeferredError(code, status);
			}
		},
		close: () => transport.close(),
	};
}

/** The library's errors quote the server, and the server quotes the recipient: neither may reach a log. */
function withoutAddresses(error: unknown): MailRefusedError | MailDeferredError {
	const { code, status, command } = readFailure(error);
	// A sender or a login that is not taken (MAIL FROM, AUTH) is ours to repair, so the mail waits for that.
	const aboutMail = code === "EMESSAGE" || (code === "EENVELOPE" && command !== "MAIL FROM");
	if (status !== null && status >= 500 && aboutMail) {
		return new MailRefusedError(`The mail server refused the message (${status}).`);
	}
	return new MailDeferredError(code, status);
}

interface Failure {
	code: string;
	/** The server's reply code, RFC 5321 section 4.2; null when it did not answer. */
	status: number | null;
	command: string | null;
}

function readFailure(error: unknown): Failure {
	const failure: Failure = { code: "EUNKNOWN", status: null, command: null };
	if (!(error instanceof Error)) return failure;
	if ("code" in error && typeof error.code === "string") failure.code = error.code;
	if ("responseCode" in error && typeof error.responseCode === "number") failure.status = error.responseCode;
	if ("command" in error && typeof error.command === "string") failure.command = error.command;
	return failure;
}
