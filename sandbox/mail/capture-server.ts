import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import type { Mailbox } from "./mailbox.ts";

const MAX_MESSAGE_BYTES = 2 * 1024 * 1024;

export interface CaptureServer {
	/** smtp:// address for a mailer on this machine. */
	url: string;
	close(): Promise<void>;
}

interface CaptureOptions {
	/** Recipients the server answers with 550. */
	refuse?: (address: string) => boolean;
	/** Any free one when not given. */
	port?: number;
}

/** A mail server on loopback that delivers nothing: every message lands in the mailbox. */
export async function startCaptureServer(
	mailbox: Mailbox,
	{ refuse, port = 0 }: CaptureOptions = {},
): Promise<CaptureServer> {
	async function deliver(raw: Buffer, to: string[], done: (error?: Error) => void): Promise<void> {
		let failure: Error | undefined;
		try {
			await mailbox.take(raw, to);
		} catch (error) {
			failure = new Error("The message could not be read", { cause: error });
		}
		done(failure);
	}

	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["AUTH", "STARTTLS"],
		size: MAX_MESSAGE_BYTES,
		onRcptTo({ address }, _session, done) {
			if (refuse?.(address)) return done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
			done();
		},
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => {
				if (stream.sizeExceeded) return done(new Error("Message too large"));
				const recipients = session.envelope.rcptTo.map(({ address }) => address);
				void deliver(Buffer.concat(chunks), recipients, done);
			});
		},
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
	const address = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${address.port}`,
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}
