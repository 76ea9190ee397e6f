import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { addNotice } from "#db/queries/billing.ts";
import { findTrialEnds, type TrialEnd } from "#db/queries/plan-sources.ts";
import { sendMailJob } from "#jobs/definitions/promised.ts";
import { planOfUser } from "../accounts/index.ts";
import type { Context, JobActor } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import type { MailPayload } from "../mails/index.ts";

const REMIND_BEFORE_MS = 3 * DAY_MS;
/** After an outage, the end of a trial is news for this long. */
const LATEST_NOTE_MS = 3 * DAY_MS;
const BATCH = 200;

interface Notice {
	kind: "trial_ends_soon" | "trial_ended";
	/** The plan that is in force for whom this is said; who pays or was given a plan hears nothing. */
	plan: "trial" | "free";
	/** The trial ends between the two, in milliseconds from now. */
	between: [after: number, until: number];
	/** Milliseconds; a trial this short is not announced. */
	longerThan: number;
	mail(end: { user_id: number; at: string }): MailPayload;
}

const NOTICES: readonly Notice[] = [
	{
		kind: "trial_ends_soon",
		plan: "trial",
		between: [0, REMIND_BEFORE_MS],
		longerThan: REMIND_BEFORE_MS,
		mail: ({ user_id, at }) => ({ template: "trial-ends-soon", user_id, ends_at: at }),
	},
	{
		kind: "trial_ended",
		plan: "free",
		between: [-LATEST_NOTE_MS, 0],
		longerThan: 0,
		mail: ({ user_id, at }) => ({ template: "trial-ended", user_id, ended_at: at }),
	},
];

/** Tells people that their trial ends in three days, and that it has ended, once each (DER-14). */
export async function sendTrialNotices({ ctx }: { ctx: Context<JobActor> }): Promise<void> {
	for (const notice of NOTICES) await sendEach(ctx, notice);
}

async function sendEach(ctx: Context<JobActor>, notice: Notice): Promise<void> {
	const now = ctx.clock.now();
	const [after, until] = notice.between;
	for (let afterUserId = 0, more = true; more; ) {
		const ends = await findTrialEnds(ctx.store.db, {
			notice: notice.kind,
			after: new Date(now.getTime() + after),
			until: new Date(now.getTime() + until),
			longerThan: notice.longerThan,
			afterUserId,
			limit: BATCH,
		});
		for (const end of ends) {
			if (planOfUser(end, now).plan === notice.plan) await promise(ctx, notice, end);
			afterUserId = end.userId;
		}
		more = ends.length === BATCH;
	}
}

async function promise(ctx: Context<JobActor>, notice: Notice, end: TrialEnd): Promise<void> {
	const { userId } = end;
	const at = end.trialEndsAt.toISOString();
	await ctx.store.transaction(async (tx) => {
		const now = ctx.clock.now();
		const first = await addNotice(tx, { userId, kind: notice.kind, occasion: at, at: now });
		if (first) await enqueue(ctx, tx, sendMailJob, notice.mail({ user_id: userId, at }));
	});
}
