import { Secret, TOTP, URI } from "otpauth";
import type { TestSystem } from "../harness/start-system.ts";
import type { Person } from "./person.ts";

export interface Enrolled {
	/** Base32, as an authenticator app keeps it. */
	secret: string;
	backupCodes: string[];
}

/** What an authenticator app shows at a moment. */
export function codeAt(secret: string, at: Date): string {
	return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

export function readQrUri(uri: string): TOTP {
	const read = URI.parse(uri);
	if (!(read instanceof TOTP)) throw new Error("The address is not of a time-based code.");
	return read;
}

/** The next code nobody has used: moves the clock by one step first. */
export function freshCode(system: TestSystem, secret: string): string {
	system.devClock?.advance(30_000);
	return codeAt(secret, system.services.clock.now());
}

/** Set up and switched on with a first code. */
export async function enrol(system: TestSystem, person: Person): Promise<Enrolled> {
	const call = (url: string, payload: object) =>
		system.app.inject({ method: "POST", url, payload, headers: { cookie: person.cookie } });
	const { qr_uri, backup_codes } = (await call("/api/2fa/setup", {})).json();
	const secret = readQrUri(qr_uri).secret.base32;
	const answer = await call("/api/2fa/verify", { code: freshCode(system, secret) });
	if (answer.statusCode !== 200) throw new Error(`2fa/verify answered ${answer.statusCode}: ${answer.body}`);
	return { secret, backupCodes: backup_codes };
}

/** The first half of a login; the token to send with a code. */
export async function startLogin(system: TestSystem, person: Person, next?: string): Promise<string> {
	const { email, password } = person;
	const answer = await system.app.inject({
		method: "POST",
		url: "/api/login",
		payload: { email, password, ...(next !== undefined && { next }) },
	});
	const token = answer.json().partial_token;
	if (typeof token !== "string") throw new Error(`login answered ${answer.statusCode}: ${answer.body}`);
	return token;
}

export async function finishLogin(system: TestSystem, token: string, code: string) {
	return system.app.inject({ method: "POST", url: "/api/2fa/verify-login", payload: { token, code } });
}
