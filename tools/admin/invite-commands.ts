import { createInvites, listInvites } from "@dewlight/server/use-cases/operations/index.ts";
import { defineCommand } from "./command.ts";
import { asTable, minute, snakeKeys } from "./print.ts";
import { readTime, readWhole } from "./read-values.ts";

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
