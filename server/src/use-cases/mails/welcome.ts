import { BRAND } from "@dewlight/contracts/brand.ts";
import { nextComparisonAt } from "@dewlight/core/skin/biology-clock.ts";
import { z } from "zod";
import { findUserById } from "#db/queries/accounts.ts";
import { findCheckin, findNthNewestComplete } from "#db/queries/find-checkin.ts";
import type { Context, JobActor } from "../context.ts";
import { readAllowance } from "../read-allowance.ts";
import { defineMail } from "./define-mail.ts";
import { type MailContent, writeMail } from "./letter.ts";
import { longDay } from "./long-day.ts";

interface FirstReport {
	/** How many steps its care plan has. */
	steps: number;
	/** When a second photo says something, and the plan has a scan for it; null where the plan has none to come. */
	nextScanAt: Date | null;
}

interface Welcome {
	username: string;
	publicUrl: string;
	/** Null where nothing was measured yet. */
	report: FirstReport | null;
}

/** Counts only: what a report says about somebody's skin does not belong into a mail. */
export function welcomeMail({ username, publicUrl, report }: Welcome): MailContent {
	return writeMail({
		subject: report ? `Welcome to ${BRAND.name}: your first report is ready` : `Welcome to ${BRAND.name}`,
		title: report ? "Your first report is ready" : "You are all set",
		username,
		paragraphs: [
			report
				? `Welcome to ${BRAND.name}. Your first report is ready, and from it your care plan${stepWords(report.steps)}.`
				: `Welcome to ${BRAND.name}. Your answers are in, and every scan from here on is read with them in mind.`,
			...(report?.nextScanAt
				? [
						`The next photo that tells you something new: from ${longDay(report.nextScanAt)} on. Closer together, two photos show light and mood rather than skin.`,
					]
				: []),
			"For photos that compare well: the same place, daylight from a window in front of you, no makeup, about once a week.",
		],
		action: report
			? { label: "See your report", href: `${publicUrl}/results` }
			: { label: "Open your dashboard", href: `${publicUrl}/dashboard` },
		footnotes: [
			"What we say is about how skin looks, never a diagnosis. When something worries you, see a doctor.",
		],
	});
}

function stepWords(steps: number): string {
	return steps === 0 ? "" : ` with ${steps} ${steps === 1 ? "step" : "steps"}`;
}

export const welcome = defineMail(
	z.object({ template: z.literal("welcome"), user_id: z.number().int() }),
	async ({ ctx, payload }) => {
		const user = await findUserById(ctx.store.db, payload.user_id);
		if (!user) return null;
		const { publicUrl } = ctx.settings;
		const report = await readFirstReport(ctx, user.id);
		return { to: user.email, ...welcomeMail({ username: user.username, publicUrl, report }) };
	},
);

async function readFirstReport(ctx: Context<JobActor>, userId: number): Promise<FirstReport | null> {
	const { db } = ctx.store;
	const id = await findNthNewestComplete(db, userId, 1);
	const checkin = id === null ? null : await findCheckin(db, id);
	if (!checkin?.analysisResult) return null;
	const { morning, night, weekly } = checkin.analysisResult.care_plan;
	const allowance = await readAllowance(ctx, db, userId, "scans");
	const sensibleAt = Date.parse(nextComparisonAt(checkin.createdAt.toISOString()));
	return {
		steps: [morning, night, weekly].reduce((sum, section) => sum + Object.keys(section).length, 0),
		nextScanAt: nextScan(sensibleAt, allowance),
	};
}

function nextScan(
	sensibleAt: number,
	{ allowed, resetsAt }: { allowed: boolean; resetsAt: number | null },
): Date | null {
	if (allowed) return new Date(sensibleAt);
	return resetsAt === null ? null : new Date(Math.max(sensibleAt, resetsAt));
}
