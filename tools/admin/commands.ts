import { founding, priceNotice, refund, subscription, sync } from "./billing-commands.ts";
import type { AdminCommand } from "./command.ts";
import { feedbackList, inboxDone, inboxList, inboxShow } from "./inbox-commands.ts";
import { inviteCreate, inviteList } from "./invite-commands.ts";
import { personErase, personExport, personFind, personPlan, personTwoFactorOff } from "./person-commands.ts";
import { assistantOff, assistantOn, modelOff, modelOn } from "./switch-commands.ts";

export const COMMANDS: readonly AdminCommand[] = [
	inviteCreate,
	inviteList,
	personFind,
	personPlan,
	personTwoFactorOff,
	personExport,
	personErase,
	subscription,
	sync,
	refund,
	founding,
	priceNotice,
	inboxList,
	inboxShow,
	inboxDone,
	feedbackList,
	assistantOff,
	assistantOn,
	modelOff,
	modelOn,
];

export const USAGE = `npm run admin -- COMMAND [--json] [--as NAME]

${COMMANDS.map(({ name, usage, about }) => `  ${`${name} ${usage}`.trim()}\n      ${about}`).join("\n")}

Every command is written into the audit log under NAME, by default the name of the system's user. TIME is ISO 8601.
With the embedded database, stop the server first: one process at a time works on it. Exit status: 0 done, 1 not done.`;
