import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { startCaptureServer } from "@dewlight/sandbox/mail/capture-server.ts";
import { type FaultServer, type MailFault, startFaultServer } from "@dewlight/sandbox/mail/fault-server.ts";
import { createMailbox } from "@dewlight/sandbox/mail/mailbox.ts";
import { expect, onTestFinished, test } from "vitest";
import { mailerConformance, REFUSED_ADDRESS } from "../../../test/conformance/mailer.ts";
import { MailDeferredError, MailRefusedError } from "../../ports/mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const FROM = "Dewlight <hello@example.com>";
const MAIL = { to: "ana@example.com", subject: "s", text: "t", html: "<p>t</p>" };

mailerConformance(async () => {
	const mailbox = createMailbox({ capacity: 50, now: () => new Date(), newId: randomUUID });
	const server = await startCaptureServer(mailbox, { refuse: (address) => address === REFUSED_ADDRESS });
	const mailer = createSmtpMailer({ url: server.url, from: FROM, timeoutMs: 5_000 });
	onTestFinished(async () => {
		mailer.close();
		await server.close();
	});
	return { mailer, delivered: () => mailbox.read(null) };
});

test("a server that is not there fails at once and is worth a retry", async () => {
	const mailer = createSmtpMailer({ url: "smtp://127.0.0.1:1", from: FROM, timeoutMs: 5_000 });
	const started = performance.now();
	const error = await mailer.send(MAIL).catch((reason: unknown) => reason);
	expect(error).toMatchObject({ code: "ESOCKET" });
	expect(error).toBeInstanceOf(MailDeferredError);
	expect(performance.now() - started).toBeLessThan(2_000);
	mailer.close();
});

async function openAgainst(faults: MailFault[]) {
	const server: FaultServer = await startFaultServer(faults);
	const mailer = createSmtpMailer({ url: server.url, from: FROM, timeoutMs: 400 });
	onTestFinished(async () => {
		mailer.close();
		await server.close();
	});
	return { server, mailer };
}

const failureOf = (sending: Promise<void>) => sending.then(() => null).catch((reason: unknown) => reason);

test.each([
	["says nothing", "silent", "ETIMEDOUT"],
	["takes the message and never answers", "silent_after_data", "ETIMEDOUT"],
	["drops the line in the middle of the message", "drop_in_data", "ECONNECTION"],
	["asks to try again later", "defer", "EENVELOPE"],
	["does not take our sender", "refuse_sender", "EENVELOPE"],
] as const)("a server that %s is worth a retry, and the retry arrives", async (_what, fault, code) => {
	const { server, mailer } = await openAgainst([fault]);
	const started = performance.now();
	const error = await failureOf(mailer.send(MAIL));
	expect(error).toBeInstanceOf(MailDeferredError);
	expect(error).toMatchObject({ code });
	expect(performance.now() - started).toBeLessThan(3_000);
	await mailer.send(MAIL);
	expect(server.delivered()).toHaveLength(1);
});

test.each(["refuse", "refuse_message"] as const)(
	"a server that answers %s has refused for good",
	async (fault) => {
		const { mailer } = await openAgainst([fault]);
		expect(await failureOf(mailer.send(MAIL))).toBeInstanceOf(MailRefusedError);
	},
);

test.each(["defer", "refuse"] as const)("what is thrown after %s names nobody", async (fault) => {
	const { mailer } = await openAgainst([fault]);
	const error = await failureOf(mailer.send(MAIL));
	expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(MAIL.to);
});

test("a mail that is sent again has the Message-ID of the first, so that a mailbox tells one for the other", async () => {
	const { server, mailer } = await openAgainst(["silent_after_data"]);
	const mail = { ...MAIL, id: "0b9f" };
	await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailDeferredError);
	await mailer.send(mail);
	await mailer.send(mail);
	const ids = server.delivered().map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1]);
	expect(ids).toEqual(["<0b9f@example.com>", "<0b9f@example.com>"]);
});
