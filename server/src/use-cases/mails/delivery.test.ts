import { type MailFault, startFaultServer } from "@dewlight/sandbox/mail/fault-server.ts";
import { expect, onTestFinished, test } from "vitest";
import { registerPerson } from "../../../test/factories/person.ts";
import { startOwnSystem } from "../../../test/harness/start-system.ts";

/** A request never waits for the mail server; registering hashes a password, which takes longest. */
const REQUEST_MS = 3_000;

async function startAgainst(faults: MailFault[]) {
	const server = await startFaultServer(faults);
	onTestFinished(() => server.close());
	const system = await startOwnSystem({ worker: true, env: { SMTP_URL: server.url } });
	const started = performance.now();
	const person = await registerPerson(system);
	expect(performance.now() - started).toBeLessThan(REQUEST_MS);
	await system.relay.drain();
	return { server, system, person };
}

async function until(condition: () => boolean): Promise<void> {
	const end = performance.now() + 60_000;
	while (!condition()) {
		if (performance.now() > end) throw new Error("Not so within 60 s.");
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

test.each(["silent", "drop_in_data"] as const)(
	"a mail that meets a fault (%s) is sent again, once, and the log names nobody",
	async (fault) => {
		const { server, system, person } = await startAgainst([fault]);
		await until(() => server.delivered().length > 0);
		await system.settle();
		expect(server.connections()).toBe(2);
		expect(server.delivered()).toHaveLength(1);
		expect(server.delivered()[0]).toContain(`To: ${person.email}`);
		expect(system.logged()).toContain("The mail server did not take the message");
		expectNoSecrets(system.logged(), person);
	},
	90_000,
);

test("while the server hangs, people go on registering", async () => {
	const { system } = await startAgainst(["silent", "silent", "silent"]);
	const started = performance.now();
	for (let i = 0; i < 5; i++) await registerPerson(system);
	expect(performance.now() - started).toBeLessThan(5 * REQUEST_MS);
});

test("a refusal for good is logged without the address and not tried again", async () => {
	const { server, system, person } = await startAgainst(["refuse"]);
	await until(() => system.logged().includes("refused a mail for good"));
	await system.settle();
	expect(await system.queue.openJobs()).toBe(0);
	expect(server.delivered()).toHaveLength(0);
	expect(system.logged()).toContain('"template":"verify-email"');
	expectNoSecrets(system.logged(), person);
});

function expectNoSecrets(
	log: string,
	{ email, password, cookie }: Record<"email" | "password" | "cookie", string>,
): void {
	for (const secret of [email, password.trim(), cookie.replace("session=", ""), "token="]) {
		expect(log).not.toContain(secret);
	}
}
