import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { startCaptureServer } from "@dewlight/sandbox/mail/capture-server.ts";
import { createMailbox } from "@dewlight/sandbox/mail/mailbox.ts";
import { expect, onTestFinished, test } from "vitest";
import { mailerConformance, REFUSED_ADDRESS } from "../../../test/conformance/mailer.ts";
import { MailRefusedError } from "../../ports/mailer.ts";
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
	expect(error).not.toBeInstanceOf(MailRefusedError);
	expect(performance.now() - started).toBeLessThan(2_000);
	mailer.close();
});

test("a server that says nothing is given up after the timeout", async () => {
	const silent = createServer();
	await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void silent.close());
	const { port } = silent.address() as AddressInfo;
	const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM, timeoutMs: 400 });
	await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: "ETIMEDOUT" });
	mailer.close();
});
