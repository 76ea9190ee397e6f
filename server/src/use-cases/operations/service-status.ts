import { saveSwitch } from "#db/queries/usage.ts";
import type { Switch } from "#db/schema/index.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor, Services } from "../context.ts";
import { requireReason } from "./person.ts";

/** Balancers give an answer a few seconds; a part that needs longer does not work for people either. */
const PATIENCE_MS = 2_000;

interface Part {
	check: () => Promise<void>;
	/** Without it no call can be served; with any other part missing most of them can. */
	needed: boolean;
}

export interface Readiness {
	ready: boolean;
	parts: Record<string, { ok: boolean; detail?: string }>;
}

/**
 * Asks every part the product uses. Says which does not answer, never why: the reason is in the log. All processes share
 * one object store, so a slow one makes none of them unready: it is told as degraded.
 */
export async function checkReadiness({ services }: { services: Services }): Promise<Readiness> {
	const { analyst, log, objects, probes } = services;
	const checks: Record<string, Part> = {
		database: { check: probes.database, needed: true },
		queue: { check: probes.queue, needed: true },
		object_store: { check: () => objects.check(), needed: false },
		engine: { check: () => analyst.warmUp(), needed: true },
		// Without it the guide goes by single words, and says so.
		encoder: { check: probes.encoder, needed: false },
	};
	let ready = true;
	const parts: Readiness["parts"] = {};
	await Promise.all(
		Object.entries(checks).map(async ([name, { check, needed }]) => {
			try {
				await withPatience(check());
				parts[name] = { ok: true };
			} catch (error) {
				log.error({ err: error, part: name }, "a part is not ready");
				parts[name] = { ok: false, detail: needed ? "not ready" : "degraded" };
				if (needed) ready = false;
			}
		}),
	);
	return { ready, parts };
}

async function withPatience(work: Promise<void>): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms.`)), PATIENCE_MS);
	});
	try {
		await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}

/** Whether a version of the app, such as 1.4.2, is at least the oldest one that works; missing numbers count as 0. */
export function isSupportedVersion(version: string, minimum: string | null): boolean {
	if (minimum === null) return true;
	const own = version.split(".").map(Number);
	for (const [place, needed] of minimum.split(".").map(Number).entries()) {
		const number = own[place] ?? 0;
		if (number !== needed) return number > needed;
	}
	return true;
}

/** DER-39: turns the assistant or the language model off or on for everybody, from the next message on. */
export async function setSwitch({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { name: Switch; off: boolean; reason: string };
}): Promise<{ name: Switch; off: boolean; reason: string; changedAt: Date }> {
	const { name, off } = input;
	const reason = requireReason(input.reason);
	const row = { name, off, reason, changedAt: ctx.clock.now() };
	await ctx.store.transaction(async (tx) => {
		await saveSwitch(tx, row);
		const action = `operator.${name}_switched_${off ? "off" : "on"}`;
		await audit(ctx, tx, { action, userId: null, details: { reason } });
	});
	return row;
}
