import { meAnswerSchema } from "@dewlight/contracts/accounts.ts";
import { z } from "zod";
import { type Account, planOfUser } from "#use-cases/accounts/index.ts";
import { presentUser } from "./user.ts";

type KnownPart = Pick<Account, "version" | "plan"> & { sources: Parameters<typeof planOfUser>[0] };

interface KnownBody extends KnownPart {
	body: string;
}

export interface MeBodies {
	/** The body for this version of an account at this moment, if it was written here and nothing in it moved. */
	find(userId: number, version: string, now: Date): string | null;
	/** Writes and keeps the body; refuses what the contract does not allow. */
	write(account: Account): string;
}

/**
 * Bodies of GET /api/me by the version of the account, each written and checked once. Nobody is answered from memory
 * alone: the version comes from the database with the session of the same call. Keeps the people seen last.
 */
export function createMeBodies({ capacity }: { capacity: number }): MeBodies {
	const bodies = new Map<number, KnownBody>();
	return {
		find(userId, version, now) {
			const known = bodies.get(userId);
			if (known?.version !== version || !isSamePlan(known.plan, planOfUser(known.sources, now))) return null;
			bodies.delete(userId);
			bodies.set(userId, known);
			return known.body;
		},
		write(account) {
			const { user, version, plan, subscription } = account;
			const body = JSON.stringify(z.encode(meAnswerSchema, { user: presentUser(account) }));
			const { trialEndsAt, grantedPlan, grantedPlanUntil } = user;
			bodies.delete(user.id);
			const sources = { trialEndsAt, grantedPlan, grantedPlanUntil, subscription };
			bodies.set(user.id, { version, plan, sources, body });
			for (const oldest of bodies.keys()) {
				if (bodies.size <= capacity) break;
				bodies.delete(oldest);
			}
			return body;
		},
	};
}

/** A plan ends by the clock, without any row changing. */
function isSamePlan(one: Account["plan"], other: Account["plan"]): boolean {
	return (
		one.plan === other.plan &&
		one.scheduledPlan === other.scheduledPlan &&
		one.status === other.status &&
		one.expiresAt?.getTime() === other.expiresAt?.getTime()
	);
}
