import type { RoutineWarning } from "@dewlight/contracts/profile.ts";

/** Fixed by PLAN-02 to PLAN-04, PLAN-10, PLAN-19 to PLAN-22, PLAN-26 to PLAN-29, PLAN-32, PLAN-33; the rest is ours. */
export const carePlanCopy = {
	title: "Care Plan",
	loading: "Loading your care plan…",
	failed: "Failed to load profile",
	failedText: "Your plan is safe. Only reading it did not work.",
	madeOn: (date: string) => `Made from your scan of ${date}.`,
	madeAgain: (scan: string, date: string) =>
		`Made from your scan of ${scan}, and again on ${date} for what you told us since.`,
	print: "Print",
	calendar: "Add to calendar",
	calendarFile: "care-plan.ics",
	calendarFailed: "The calendar file could not be saved. Please try again.",
	saveFailed: "Failed to save changes.",
	views: { label: "Which plan", suggested: "AI Suggested Plan", own: "Your Plan" },
	nav: "Parts of the plan",
	empty: {
		suggested: "No suggested products yet.",
		lead: "Take your first selfie",
		leadText: "One photo is enough: it shows what your skin needs, and your plan is made from it.",
		own: "Add AI suggested products to your care plan to begin.",
		ownAction: "See the suggested plan",
		section: "No products yet.",
		product: "No recommendation",
		noSteps: "Nothing to do here.",
	},
} as const;

export const stepCopy = {
	custom: "Custom",
	markInUse: "Mark In Use",
	details: (step: string) => `${step}: details`,
	notSaved: "That was not saved. Please press again.",
	undo: "Undo",
	inUse: "In Use",
	remove: "Remove",
	marked: (product: string) => `${product} is in your plan.`,
	removed: (product: string) => `${product} is out of your plan.`,
	insteadOf: (product: string) => `You use ${product} here.`,
	followLabel: "Your own choice: follow the directions on its label.",
	notInPlan: "Not part of the suggested plan.",
	mayDrop: "You may drop this step",
	drop: "Drop this step",
	dropped: "Left out by you",
	takeBack: "Take back in",
	droppedSaid: (step: string) => `${step} is left out.`,
	takenBackSaid: (step: string) => `${step} is back in.`,
	noFragrance: "No listed fragrance",
	sensitiveSafe: "Suits sensitive skin",
	staleFacts: "Price seen a while ago",
	ramp: {
		first: (weeks: string) => `Week ${weeks}`,
		span: (from: number, to: number) => `Weeks ${from} to ${to}`,
		from: (week: number) => `From week ${week}`,
		perWeek: { night: "nights", morning: "mornings", weekly: "times" },
		one: { night: "night", morning: "morning", weekly: "time" },
		unknown:
			"Weeks count from the day you start this step. Mark its product in use, and they get their days.",
		fromDay: (day: string) => `from ${day}`,
		starts: (week: number) =>
			`Begins in week ${week} after you start, once your skin knows the rest. The days stand here as soon as you mark a product in use.`,
		startsOn: (day: string, week: number) =>
			`Begins on ${day}, in week ${week} of your plan, once your skin knows the rest.`,
	},
} as const;

export const levels: Record<RoutineWarning["level"], string> = {
	stop: "Please stop",
	change: "Better changed",
	know: "Worth knowing",
	myth: "Often said, not so",
};
