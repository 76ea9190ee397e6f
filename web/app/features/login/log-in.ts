import { accountApi, type User } from "@dewlight/contracts/accounts.ts";
import { SESSION_READY } from "@dewlight/contracts/constants.ts";
import { call } from "#api/call.ts";
import { readMe } from "#api/refresh-session.ts";
import { noteSigningOut } from "#api/sign-out.ts";

interface Credentials {
	email: string;
	password: string;
	next: string | null;
}

/** API-09. A wrong password is an answer here, not an ended session. */
export function logIn({ email, password, next }: Credentials) {
	const body = new FormData();
	body.set("email", email);
	body.set("password", password);
	if (next !== null) body.set("next", next);
	return call(accountApi.login, { body, unauthorizedIsAnswer: true });
}

/** API-08: where a signed-in person belongs; the server checks `next` and applies the gates. */
export async function placeAfterLogin(next: string | null, account?: number): Promise<string> {
	const { redirect } = await call(accountApi.loginNext, {
		query: { next: next ?? undefined },
		account: account?.toString(),
	});
	return redirect;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** AUTH-25: asks until the new session can be read; null when it never could (AUTH-A8). */
export async function waitForSession(wait = pause, now = Date.now): Promise<User | null> {
	noteSigningOut(null);
	for (let attempt = 0; attempt < SESSION_READY.tries; attempt += 1) {
		if (attempt > 0) await wait(SESSION_READY.intervalMs);
		const user = await readMe(now()).catch(() => null);
		if (user !== null) return user;
	}
	return null;
}
