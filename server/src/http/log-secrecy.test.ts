import { expect, test } from "vitest";
import { mailedTokens } from "../../test/factories/mailed-links.ts";
import { cookieOf, newEmail, newPassword, welcomePerson } from "../../test/factories/person.ts";
import { finishScan, newPhoto, postScan, takingAnalyst } from "../../test/factories/scan.ts";
import { enrol, finishLogin, freshCode, startLogin } from "../../test/factories/two-factor.ts";
import { startOwnSystem, type TestSystem } from "../../test/harness/start-system.ts";

/** Everything that opens an account or that a person said in confidence, gathered while it was used. */
interface Life {
	secrets: string[];
	addresses: string[];
	/** Routes that must have been logged, so that silence is not mistaken for secrecy. */
	routes: string[];
}

async function live(system: TestSystem): Promise<Life> {
	const routes = new Set<string>();
	const person = await welcomePerson(system);
	const secrets = [person.password, person.cookie, ...mailedTokens(system, person.email, "/verify-email")];
	const addresses = [person.email];
	const call = async (url: string, payload: object, cookie: string | null = person.cookie) => {
		routes.add(url);
		const headers = cookie ? { cookie } : {};
		const answer = await system.app.inject({ method: "POST", url, payload, headers });
		expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(500);
		const renewed = answer.cookies.find(({ name, value }) => name === "session" && value !== "");
		if (renewed) {
			secrets.push(renewed.value);
			if (cookie) person.cookie = cookieOf(answer);
		}
		return answer;
	};

	const wrong = newPassword();
	secrets.push(wrong);
	await call("/api/login", { email: person.email, password: wrong }, null);
	const note = "my left cheek itches since tuesday";
	const message = "please delete what you know of me";
	secrets.push(note, message);
	await finishScan(system, person);
	await postScan(system, person, newPhoto(), note);
	await call("/api/contact", { name: "Ana", email: person.email, subject: "General", message }, null);
	await call("/api/feedback", { message });
	await system.settle();

	const enrolled = await enrol(system, person);
	secrets.push(enrolled.secret, ...enrolled.backupCodes);
	await call("/api/2fa/verify", { code: "000000" });
	const token = await startLogin(system, person);
	const code = freshCode(system, enrolled.secret);
	secrets.push(token, `"${code}"`);
	await finishLogin(system, token, "wrong-code-1");
	const finished = await finishLogin(system, token, code);
	secrets.push("wrong-code-1", cookieOf(finished));
	person.cookie = cookieOf(finished);
	secrets.push(...(await call("/api/2fa/backup-codes", {})).json().backup_codes);

	const next = newEmail();
	addresses.push(next);
	const changed = newPassword();
	secrets.push(changed);
	await call("/api/account", { email: next });
	await call("/api/account", { new_password: changed, current_password: person.password });
	await system.settle();
	const [confirm = ""] = mailedTokens(system, next, "/confirm-email-change");
	secrets.push(confirm);
	await system.app.inject({ url: `/api/confirm-email-change?token=${confirm}` });
	await call("/api/request-password-reset", { email: next }, null);
	await system.settle();
	const [reset = ""] = mailedTokens(system, next, "/reset-password");
	const last = newPassword();
	secrets.push(reset, last);
	await call("/api/reset-password", { token: reset, new_password: last }, null);
	await call("/api/reset-password", { token: reset, new_password: last }, null);
	await system.settle();
	return {
		secrets: secrets.map((secret) => secret.replace("session=", "").trim()),
		addresses,
		routes: [...routes],
	};
}

test("a whole life of an account leaves no password, token, code, session, address or word of it in the log", async () => {
	const system = await startOwnSystem({ worker: true, analyst: takingAnalyst() });
	const { secrets, addresses, routes } = await live(system);
	const log = system.logged();
	for (const route of routes) expect(log).toContain(`"route":"${route}"`);
	for (const secret of [...secrets, ...addresses]) {
		expect(secret.length).toBeGreaterThan(5);
		expect(log).not.toContain(secret);
	}
});
