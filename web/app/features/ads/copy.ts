import { BRAND } from "@dewlight/contracts/brand.ts";
import { QUOTAS } from "@dewlight/core/plans/limits.ts";

const { scans, messages } = QUOTAS.plus;

export const adsCopy = {
	mark: "Ad",
	from: `From ${BRAND.name}`,
	plus: {
		title: "See more of your skin",
		text: `Plus holds ${scans.limit} scans and ${messages.limit} messages a month, a year of timeline, and no ads.`,
		action: "See plans",
	},
	calendar: {
		title: "Your routine, in your calendar",
		text: "Care Plan puts morning, night and weekly steps into the calendar you already use.",
		action: "Open Care Plan",
	},
} as const;
