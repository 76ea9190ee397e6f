import { randomBytes } from "node:crypto";
import { PHOTO_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import type { App } from "../../src/http/route.ts";
import type { TestSystem } from "../harness/start-system.ts";

export interface Person {
	email: string;
	username: string;
	password: string;
	/** Cookie header value of the current session. */
	cookie: string;
	id: number;
}

export function newEmail(): string {
	return `person-${randomBytes(5).toString("hex")}@example.com`;
}

export function newPassword(): string {
	return ` ${randomBytes(9).toString("base64url")}`;
}

/** Value for a Cookie header out of an answer's Set-Cookie. */
export function cookieOf(answer: Awaited<ReturnType<App["inject"]>>): string {
	const cookie = answer.cookies.find(({ name }) => name === "session");
	if (!cookie) throw new Error(`No session cookie in the ${answer.statusCode} answer.`);
	return `session=${cookie.value}`;
}

/** Registered, signed in, not verified. */
export async function registerPerson({ app }: Pick<TestSystem, "app">): Promise<Person> {
	const person = { email: newEmail(), username: "Ana", password: newPassword() };
	const answer = await app.inject({ method: "POST", url: "/api/register", payload: person });
	if (answer.statusCode !== 200) throw new Error(`Register answered ${answer.statusCode}: ${answer.body}`);
	return { ...person, cookie: cookieOf(answer), id: answer.json().user.id };
}

/** Registered, verified by the mailed link, past the legal texts and not yet asked about photos. Needs a running worker. */
export async function unaskedPerson(system: TestSystem): Promise<Person> {
	const person = await registerPerson(system);
	await verifyByMail(system, person);
	const answer = await system.app.inject({
		method: "POST",
		url: "/api/update-legal-acceptance",
		headers: { cookie: person.cookie },
		payload: { agreed_to_terms: true, agreed_to_terms_date: system.services.clock.now().toISOString() },
	});
	if (answer.statusCode !== 200) throw new Error(`Acceptance answered ${answer.statusCode}: ${answer.body}`);
	return person;
}

/** The same, with a yes to photos. */
export async function welcomePerson(system: TestSystem): Promise<Person> {
	const person = await unaskedPerson(system);
	await agreeToPhotos(system, person);
	return person;
}

export async function agreeToPhotos({ app }: Pick<TestSystem, "app">, person: Person): Promise<void> {
	const answer = await app.inject({
		method: "POST",
		url: "/api/consents/photo",
		headers: { cookie: person.cookie },
		payload: { decision: "granted", version: PHOTO_CONSENT_VERSION },
	});
	if (answer.statusCode !== 200) throw new Error(`The consent answered ${answer.statusCode}: ${answer.body}`);
}

/** Types the password again, as a person does before a change that can take the account away. */
export async function typePasswordAgain(
	{ app }: Pick<TestSystem, "app">,
	{ cookie, password }: Pick<Person, "cookie" | "password">,
): Promise<void> {
	const answer = await app.inject({
		method: "POST",
		url: "/api/reauthenticate",
		headers: { cookie },
		payload: { password },
	});
	if (answer.statusCode !== 200) throw new Error(`Password answered ${answer.statusCode}: ${answer.body}`);
}

export async function verifyByMail(system: TestSystem, person: Person): Promise<void> {
	await system.settle();
	const token = mailedToken(system, person.email);
	const answer = await system.app.inject({ url: `/api/verify-email?token=${token}` });
	if (answer.statusCode !== 200)
		throw new Error(`Verification answered ${answer.statusCode}: ${answer.body}`);
}

/** The token of the newest mailed link. */
export function mailedToken(system: TestSystem, email: string): string {
	const [mail] = system.mailbox?.read(email) ?? [];
	const link = mail?.links[0];
	const token = link && new URL(link).searchParams.get("token");
	if (!token) throw new Error(`No mailed link for ${email}.`);
	return token;
}
