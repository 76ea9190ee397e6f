import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { PLAN_KEYS } from "@dewlight/core/plans/plan.ts";
import { findPerson, removeTwoFactor, setPersonPlan } from "@dewlight/server/use-cases/operations/index.ts";
import { eraseAccount, exportAccount } from "@dewlight/server/use-cases/settings/index.ts";
import { UsageError } from "../usage-error.ts";
import { defineCommand } from "./command.ts";
import { describePerson } from "./describe-person.ts";
import { readOneOf, readTime } from "./read-values.ts";

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
