import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { PLAN_KEYS } from "@dewlight/core/plans/plan.ts";
import type { Account } from "@dewlight/server/use-cases/accounts/index.ts";
import {
	createInvites,
	findPerson,
	listInvites,
	removeTwoFactor,
	setPersonPlan,
} from "@dewlight/server/use-cases/operations/index.ts";
import { eraseAccount, exportAccount } from "@dewlight/server/use-cases/settings/index.ts";
import { UsageError } from "../parse-words.ts";
import {
	asTable,
	defineCommand,
	minute,
	type Outcome,
	readOneOf,
	readTime,
	readWhole,
	snakeKeys,
} from "./command.ts";

export const personFind = defineCommand({
	name: "person find",
	usage: "EMAIL|ID",
	about: "one account",
	takes: [1, 1],
	options: {},
	async run({ ctx, words: [emailOrId = ""] }) {
		return describePerson(await findPerson({ ctx, input: { emailOrId } }));
	},
});

export const personPlan = defineCommand({
	name: "person plan",
	usage: "EMAIL|ID PLAN [--until TIME] | EMAIL|ID --clear",
	about: "give a plan that stands above every other, or take it back",
	takes: [1, 2],
	options: { until: "string", clear: "boolean" },
	async run({ ctx, words: [emailOrId = "", wish], values }) {
		if ((values.clear ?? false) === (wish !== undefined))
			throw new UsageError("Name a plan to give, or take it back with --clear.");
		const plan = wish === undefined ? null : readOneOf("The plan", wish, PLAN_KEYS);
		const until = readTime("--until", values.until);
		if (plan === null && until) throw new UsageError("--until goes with a plan.");
		return describePerson(await setPersonPlan({ ctx, input: { emailOrId, plan, until } }));
	},
});

export const personTwoFactorOff = defineCommand({
	name: "person two-factor-off",
	usage: "EMAIL|ID --yes",
	about: "take two-factor off an account whose owner lost the app and the backup codes",
	takes: [1, 1],
	options: { yes: "boolean" },
	async run({ ctx, words: [emailOrId = ""], values }) {
		if (!values.yes) throw new UsageError("Make sure who asks, then add --yes.");
		return describePerson(await removeTwoFactor({ ctx, input: { emailOrId } }));
	},
});

export const personExport = defineCommand({
	name: "person export",
	usage: "EMAIL|ID --out FILE.zip",
	about: "write everything held about a person into an archive",
	takes: [1, 1],
	options: { out: "string" },
	async run({ ctx, words: [emailOrId = ""], values: { out } }) {
		if (!out) throw new UsageError("Say where to write the archive: --out FILE.zip.");
		const { user } = await findPerson({ ctx, input: { emailOrId } });
		// Made for the operator alone, and never over a file that exists.
		const file = await open(out, "wx", 0o600);
		const { stream } = await exportAccount({ ctx, input: { userId: user.id } });
		const writing = file.createWriteStream();
		await pipeline(stream, writing);
		return { data: { id: user.id, file: out, bytes: writing.bytesWritten }, text: `Wrote ${out}.` };
	},
});

export const personErase = defineCommand({
	name: "person erase",
	usage: "EMAIL|ID --yes",
	about: "erase an account and everything about it, now",
	takes: [1, 1],
	options: { yes: "boolean" },
	async run({ ctx, words: [emailOrId = ""], values }) {
		const { user } = await findPerson({ ctx, input: { emailOrId } });
		if (!values.yes) {
			throw new UsageError(`Erasing account ${user.id} cannot be undone. Add --yes to do it.`);
		}
		await eraseAccount({ ctx, input: { userId: user.id } });
		return { data: { id: user.id, erased: true }, text: `Account ${user.id} is erased.` };
	},
});

/** The account as an operator may see it: nothing about skin, and no secret. */
function describePerson({ user, acceptance, latestCheckinId, photoConsent, plan }: Account): Outcome {
	const data = {
		id: user.id,
		email: user.email,
		username: user.username,
		created_at: user.createdAt,
		email_verified_at: user.emailVerifiedAt,
		two_factor_enabled_at: user.twoFactorEnabledAt,
		onboarding_completed_at: user.onboardingCompletedAt,
		agreed_to_terms_at: acceptance?.clientTime ?? null,
		photo_consent: photoConsent,
		plan: plan.plan,
		plan_expires_at: plan.expiresAt,
		granted_plan: user.grantedPlan,
		granted_plan_until: user.grantedPlanUntil,
		trial_ends_at: user.trialEndsAt,
		latest_checkin_id: latestCheckinId,
		deletion_due_at: user.deletionDueAt,
	};
	const lines = Object.entries(data).map(([name, value]) => {
		const shown = value instanceof Date ? minute(value) : String(value ?? "-");
		return `${name.replaceAll("_", " ").padEnd(26)}${shown.replaceAll(/\p{C}+/gu, " ")}`;
	});
	return { data, text: lines.join("\n") };
}

export const inviteCreate = defineCommand({
	name: "invite create",
	usage: "[--count N] [--trial-days D] [--expires TIME] [--note TEXT]",
	about: "make single-use invite codes",
	takes: [0, 0],
	options: { count: "string", "trial-days": "string", expires: "string", note: "string" },
	async run({ ctx, values }) {
		const invites = await createInvites({
			ctx,
			input: {
				count: readWhole("--count", values.count) ?? 1,
				trialDays: readWhole("--trial-days", values["trial-days"]),
				expiresAt: readTime("--expires", values.expires),
				note: values.note ?? null,
			},
		});
		return { data: invites.map(snakeKeys), text: invites.map(({ code }) => code).join("\n") };
	},
});

export const inviteList = defineCommand({
	name: "invite list",
	usage: "",
	about: "the newest invite codes and who used them",
	takes: [0, 0],
	options: {},
	async run({ ctx }) {
		const invites = await listInvites({ ctx });
		const rows = invites.map((invite) => [
			invite.code,
			invite.trialDays === null ? "" : `${invite.trialDays} days`,
			minute(invite.expiresAt),
			minute(invite.usedAt),
			invite.usedByEmail ?? "",
			invite.note ?? "",
		]);
		return {
			data: invites.map(snakeKeys),
			text: asTable(["CODE", "TRIAL", "EXPIRES", "USED", "BY", "NOTE"], rows),
		};
	},
});
