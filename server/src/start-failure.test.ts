import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { startCaptureServer } from "@dewlight/sandbox/mail/capture-server.ts";
import { createMailbox } from "@dewlight/sandbox/mail/mailbox.ts";
import { startS3StandIn } from "@dewlight/sandbox/objects/s3-stand-in.ts";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createSmtpMailer } from "./adapters/mailer/smtp-mailer.ts";
import { createS3Store } from "./adapters/object-store/s3-store.ts";
import { complaintOfMail, explainStartFailure, requireObjects } from "./start-failure.ts";

const coded = (code: string, message = "x") => Object.assign(new Error(message), { code });
const AWAY = "DATABASE_URL: the database went away during the start";

test.each([
	["ends its connections", coded("57P01"), `${AWAY} (57P01). Start again when it answers.`],
	[
		"refuses a query",
		new DrizzleQueryError("select 1", [], coded("ECONNREFUSED")),
		`${AWAY} (ECONNREFUSED). Start again when it answers.`,
	],
	[
		"is cut off",
		new Error("Connection terminated unexpectedly"),
		`${AWAY} (no answer). Start again when it answers.`,
	],
])("a database that %s during the start is one sentence", (_what, error, sentence) => {
	expect(explainStartFailure(error)).toBe(sentence);
});

test.each([
	["of Node", coded("ENOSPC")],
	["of PostgreSQL", new DrizzleQueryError("create table x", [], coded("53100"))],
	["of the embedded database", { name: "ErrnoError", errno: 51 }],
])("a full disk in the words %s is one sentence", (_whose, error) => {
	expect(explainStartFailure(error)).toMatch(/^The disk is full\. Make room where DATA_DIR lies/);
});

test("a role that does not own its database is one sentence", () => {
	const error = new DrizzleQueryError("create schema", [], coded("42501"));
	expect(explainStartFailure(error)).toMatch(/^DATABASE_URL: its role has to own the database/);
});

test("a fault of ours keeps its stack", () => {
	expect(explainStartFailure(new TypeError("x is not a function"))).toBeNull();
});

const BUCKET = { region: "eu", bucket: "elsewhere", accessKeyId: "id", secretAccessKey: "secret" };

test("a bucket that nobody made is one sentence at the start", async () => {
	const server = await startS3StandIn("photos");
	onTestFinished(() => server.close());
	const store = createS3Store({ ...BUCKET, endpoint: server.endpoint });
	const error = await requireObjects(store).catch((thrown: unknown) => thrown);
	expect(explainStartFailure(error)).toBe(
		`S3_BUCKET: make the bucket first, or name another one. The object store s3:${server.endpoint}/elsewhere refused with NoSuchBucket.`,
	);
});

test("a store that is away keeps nobody from starting", async () => {
	await requireObjects(createS3Store({ ...BUCKET, endpoint: "http://127.0.0.1:9" }));
});

/** A mail server to which every login is wrong; its port. */
async function startKnowingNobody(): Promise<number> {
	const server = createServer((socket) => {
		socket.write("220 mail.example.com ESMTP\r\n");
		socket.on("data", (line) => {
			const isGreeting = /^EHLO/i.test(line.toString());
			socket.write(isGreeting ? "250-mail.example.com\r\n250 AUTH PLAIN\r\n" : "535 no such login\r\n");
		});
	}).listen(0, "127.0.0.1");
	onTestFinished(() => void server.close());
	await once(server, "listening");
	return (server.address() as AddressInfo).port;
}

test("a mail server that is away, or that does not know the login, is a sentence, and one that answers is none", async () => {
	const complaint = async (url: string) => {
		const mailer = createSmtpMailer({ url, from: "Dewlight <hello@example.com>", timeoutMs: 2_000 });
		onTestFinished(() => mailer.close());
		return complaintOfMail(mailer);
	};
	const mailbox = createMailbox({ capacity: 1, now: () => new Date(), newId: randomUUID });
	const server = await startCaptureServer(mailbox);
	onTestFinished(() => server.close());
	expect(await complaint(server.url)).toBeNull();
	expect(await complaint("smtp://127.0.0.1:1")).toBe(
		"SMTP_URL: the mail server does not answer (ESOCKET). Mails wait and are sent when it does.",
	);
	const port = await startKnowingNobody();
	expect(await complaint(`smtp://ana:wrong@127.0.0.1:${port}`)).toBe(
		"SMTP_URL: the mail server does not take this name and password (EAUTH). Mails wait and are sent when it does.",
	);
});
