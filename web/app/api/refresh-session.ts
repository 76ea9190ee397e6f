import { accountApi, meAnswerSchema, type User, userSchema } from "@dewlight/contracts/accounts.ts";
import { carePlanSchema } from "@dewlight/contracts/care-plan.ts";
import { ApiError } from "./api-error.ts";
import { call } from "./call.ts";
import {
	accountOf,
	getSession,
	type Session,
	setSession,
	setUser,
	signingOut,
	startAnew,
	takeTicket,
} from "./session.ts";
import { finishSignOut } from "./sign-out.ts";
import { settleShape } from "./wire-shape.ts";

/** The app asks only whether there is a plan, so one of an odd shape is no reason to send its owner away. */
const personSchema = userSchema.extend({
	care_plan: carePlanSchema.nullable().catch({ morning: {}, night: {}, weekly: {} }),
});
const answerSchema = meAnswerSchema.extend({ user: personSchema.nullable() });

/** AUTH-02: `{user}` or the user itself. Throws where it is neither. */
export function readUser(value: unknown): User | null {
	const settled = settleShape(value);
	return typeof settled === "object" && settled !== null && "id" in settled
		? personSchema.parse(settled)
		: answerSchema.parse(settled).user;
}

/** Asks who is signed in; null for nobody. `t` defeats caches during login (AUTH-25). */
export async function readMe(t?: number): Promise<User | null> {
	try {
		return await call(accountApi.me, {
			reading: { parse: readUser },
			query: { t },
			unauthorizedIsAnswer: true,
		});
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) return null;
		throw error;
	}
}

/** Reads the session again, with one retry. A known person stays signed in through a lost packet (AUTH-A18). */
export async function refreshSession(): Promise<Session> {
	const ticket = takeTicket();
	try {
		if (signingOut() !== null) await finishSignOut();
		const user = await readMe().catch(() => readMe());
		const shown = accountOf(getSession());
		if (user !== null && shown !== null && shown !== String(user.id)) startAnew();
		else setUser(user, ticket);
	} catch {
		if (getSession().status !== "signed_in") setSession({ status: "signed_out", offline: true }, ticket);
	}
	return getSession();
}
