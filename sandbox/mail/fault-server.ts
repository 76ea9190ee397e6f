import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/**
 * What goes wrong in one conversation. `silent`: no greeting. `silent_after_data`: the message is taken and never
 * answered. `drop_in_data`: the line is cut in the middle of the message. `defer`: 451 to the recipient. `refuse`: 550
 * to the recipient. `refuse_message`: 554 after the message. `refuse_sender`: 550 to the sender.
 */
export type MailFault =
	| "silent"
	| "silent_after_data"
	| "drop_in_data"
	| "defer"
	| "refuse"
	| "refuse_message"
	| "refuse_sender";

export interface FaultServer {
	url: string;
	/** Connections so far. */
	connections: () => number;
	/** Messages that were taken, as they came over the wire. */
	delivered: () => string[];
	close(): Promise<void>;
}

interface Answers {
	mail: string;
	rcpt: string;
	/** Null never comes. */
	message: string | null;
}

/** A mail server on loopback that fails its first conversations one by one and is well afterwards, or fails as it is told. */
export async function startFaultServer(
	faults: readonly MailFault[] | (() => MailFault | undefined),
): Promise<FaultServer> {
	const sockets = new Set<Socket>();
	const delivered: string[] = [];
	let connections = 0;
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on("close", () => sockets.delete(socket));
		socket.on("error", () => socket.destroy());
		const fault = typeof faults === "function" ? faults() : faults[connections];
		connections += 1;
		if (fault !== "silent") converse(socket, fault, (message) => delivered.push(message));
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(0, "127.0.0.1", resolve);
	});
	return {
		url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
		connections: () => connections,
		delivered: () => delivered,
		async close() {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function answersOf(fault: MailFault | undefined, recipient: string): Answers {
	return {
		mail: fault === "refuse_sender" ? "550 We do not take mail from there" : "250 Sender noted",
		rcpt:
			fault === "refuse"
				? `550 5.1.1 ${recipient} is unknown here`
				: fault === "defer"
					? `451 4.3.0 Try ${recipient} again later`
					: "250 Recipient noted",
		message:
			fault === "silent_after_data"
				? null
				: fault === "refuse_message"
					? "554 5.7.1 The message was not liked"
					: "250 Taken",
	};
}

/** RFC 5321, as much of it as a sender needs. */
function converse(socket: Socket, fault: MailFault | undefined, take: (message: string) => void): void {
	let message: string[] | null = null;
	const say = (line: string) => socket.write(`${line}\r\n`);
	say("220 localhost ESMTP");
	const lines = createInterface({ input: socket });
	// It passes on what the socket meets, which a killed client is enough for.
	lines.on("error", () => socket.destroy());
	lines.on("line", (line) => {
		if (message) {
			if (fault === "drop_in_data") return void socket.destroy();
			if (line !== ".") return void message.push(line);
			const { message: answer } = answersOf(fault, "");
			if (answer?.startsWith("250")) take(message.join("\r\n"));
			message = null;
			if (answer) say(answer);
			return;
		}
		const verb = line.slice(0, 4).toUpperCase();
		const answers = answersOf(fault, line.slice(8));
		if (verb === "MAIL") say(answers.mail);
		else if (verb === "RCPT") say(answers.rcpt);
		else if (verb === "DATA") {
			message = [];
			say("354 Go on");
		} else if (verb === "QUIT") {
			say("221 Bye");
			socket.end();
		} else say("250 localhost");
	});
}
