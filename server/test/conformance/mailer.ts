import { expect, test } from "vitest";
import { type Mailer, MailRefusedError } from "../../src/ports/mailer.ts";

interface DeliveredMail {
	to: string;
	subject: string;
	text: string;
	html: string;
}

export interface MailerUnderTest {
	mailer: Mailer;
	/** What the receiving side got, in any order. */
	delivered: () => DeliveredMail[];
}

/** An address every receiving side of the suite refuses for good. */
export const REFUSED_ADDRESS = "nobody@refused.example";

export function mailerConformance(open: () => Promise<MailerUnderTest>): void {
	test("a mail arrives with subject, text and HTML in any script", async () => {
		const { mailer, delivered } = await open();
		const mail = {
			to: "ana@example.com",
			subject: "Grüße, 日本 ✓",
			text: "Zeile\nZwei — ✓",
			html: "<p>Grüße ✓</p>",
		};
		await mailer.send(mail);
		const [got] = delivered();
		expect(got).toMatchObject({ to: mail.to, subject: mail.subject });
		expect(got?.text.trim().replaceAll("\r\n", "\n")).toBe(mail.text);
		expect(got?.html.trim()).toBe(mail.html);
	});

	test("a line break in an address or subject makes no second recipient or header", async () => {
		const { mailer, delivered } = await open();
		const mail = { to: "ana@example.com", subject: "x\r\nBcc: eve@example.com", text: "t", html: "<p>t</p>" };
		await mailer.send(mail);
		expect(delivered().map(({ to }) => to)).toEqual(["ana@example.com"]);
	});

	test("many mails at once all arrive, each once", async () => {
		const { mailer, delivered } = await open();
		const addresses = Array.from({ length: 20 }, (_, i) => `person${i}@example.com`);
		await Promise.all(addresses.map((to) => mailer.send({ to, subject: "s", text: "t", html: "<p>t</p>" })));
		expect(
			delivered()
				.map(({ to }) => to)
				.toSorted(),
		).toEqual(addresses.toSorted());
	});

	test("a refusal for good is told apart from a failure worth a retry", async () => {
		const { mailer } = await open();
		const mail = { to: REFUSED_ADDRESS, subject: "s", text: "t", html: "<p>t</p>" };
		await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailRefusedError);
	});
}
