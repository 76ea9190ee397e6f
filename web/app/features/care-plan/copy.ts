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

const levels: Record<RoutineWarning["level"], string> = {
	stop: "Please stop",
	change: "Better changed",
	know: "Worth knowing",
	myth: "Often said, not so",
};

export const warningsCopy = {
	title: "How your products get along",
	lead: "Checked by rule against everything in Your Plan, your answers and your skin.",
	calm: "No rule speaks against what you use together.",
	seen: (count: number) =>
		count === 1 ? "One thing in Your Plan wants a look." : `${count} things in Your Plan want a look.`,
	show: "Show in Your Plan",
	levels,
	myths: (count: number) =>
		count === 1
			? "One thing often said against this, and not so"
			: `${count} things often said against this, and not so`,
	why: "Why",
	fix: "What to do",
	mythFix: "What this means for you",
	about: "About",
	evidence: "What this rests on",
} as const;

export const aboutCopy = {
	title: "Your skin and wishes",
	skinType: "Skin type",
	sensitivity: "Sensitivity",
	notSet: "Not set",
	goals: { label: "Goals", empty: "No goals yet.", placeholder: "Glowing skin" },
	issues: { label: "Concerns", empty: "No concerns yet.", placeholder: "Dryness" },
	add: "Add",
	addTo: (list: string) => `Add to ${list.toLowerCase()}`,
	hint: "Separate several with commas.",
	remove: (tag: string) => `Remove ${tag}`,
	added: (tags: string) => `Added: ${tags}.`,
	removed: (tag: string) => `Removed: ${tag}.`,
	preferences: {
		title: "What the plan respects",
		none: "Nothing told yet. Age, pregnancy, medicines, allergies and wishes keep the plan safe and yours.",
		fromNote: "From your last note",
		noted: (words: string) => words.charAt(0).toUpperCase() + words.slice(1),
		edit: "Edit",
		editLabel: "Edit what the plan respects",
		dialogTitle: "What the plan respects",
		dialogText:
			"Every question is optional. Your suggested plan and the warnings about what you use follow at once.",
		save: "Save",
		saving: "Saving…",
		cancel: "Cancel",
		saved: "Your answers are saved, and your plan respects them.",
		sensitive: "Sensitive skin",
		notSensitive: "Skin not sensitive",
		fragranceFree: "Only without fragrance",
		fragranceFine: "Fragrance is fine",
		retinoid: "Uses a prescription retinoid",
		isotretinoin: "Takes isotretinoin, or did lately",
		allergy: (name: string) => `Allergic to ${name}`,
		acneMedicine: "Uses an acne medicine from a doctor",
		pregnancy: {
			no: "Not pregnant",
			pregnant: "Pregnant",
			trying: "Trying to be pregnant",
			breastfeeding: "Breastfeeding",
		},
		age: (band: string) => `Age ${band}`,
		feelings: (count: number) => `${count} of 10 feelings answered`,
		tone: (tone: number) => `Tone ${tone} of 10`,
	},
} as const;

export const todayCopy = {
	titles: { morning: "This morning", night: "Tonight" },
	suggested:
		"From your suggested plan, as in its first week. Mark what you use as In Use, and its weeks count from that day.",
	nothing: {
		morning: "Nothing is on this morning, and that is fine.",
		night: "Nothing is on tonight, and that is fine.",
	},
	week: (week: number) => `Week ${week} of use`,
	more: "More",
	asLabel: "As often as its label says",
	allDone: "All done",
	notSaved: "This could not be sent, so it is not saved. Please tap again.",
	kept: "Kept on this device. It is sent as soon as there is a connection.",
	paused: (day: string) => `rests until ${day}, because your skin stung or reacted`,
	skip: { morning: "Skip this morning", night: "Skip tonight" },
	skipWhy: "Why? You need not say.",
	skipReasons: { stings: "It stings", no_time: "No time", travelling: "Travelling", none: "No reason" },
	skipCancel: "Keep it on",
	skipped: { morning: "This morning is skipped.", night: "Tonight is skipped." },
	skippedText: "That is fine: nothing is counted. The routine goes on with the next one.",
	skipFailed: "This could not be sent, so nothing is skipped. Please try again.",
	undo: "Undo",
	pauseTitle: (day: string) => `Your treatments rest until ${day}`,
	pauseText:
		"Your skin stung or reacted, so what treats it stays out for three days. Washing, moisturizer and sunscreen go on, if they feel fine. Then it goes on with one use fewer a week, and after two calm weeks at the pace you had.",
	pauseWarn:
		"If it swells, blisters, or still burns tomorrow, please have a doctor or pharmacist look at it.",
	pauseUndo: "It did not sting",
	page: "Today",
	pageLead: "What is on now, and how your skin is.",
	ways: "More of your routine",
	noPlan: "As soon as there is a plan, this morning's or tonight's steps stand here.",
	held: "First things first",
	heldText: "No product is suggested for now. Your care plan says what to do instead.",
	plan: "The whole plan",
	weeks: "Calendar",
	reminders: "Reminders",
	shelf: "My shelf",
	check: "Check a product",
	done: "Done",
	notDone: "Not checked off",
	off: { morning: "Not this morning", night: "Not tonight" },
	offLine: (what: string, when: string) => `${what}: ${when}`,
	next: (day: string) => `next on ${day}`,
	later: (week: number) => `begins in week ${week} after you start`,
	laterOn: (day: string, week: number) => `begins on ${day}, in week ${week} of your plan`,
	labelDays: "on the days its label says",
	stop: "please leave it out.",
} as const;

export const weeksCopy = {
	title: "Calendar",
	lead: "What was done on which day, and how your skin felt. An empty day is an empty day: nothing is counted.",
	loading: "Your days are being read",
	failed: "Your days could not be read just now.",
	earlier: "Earlier weeks",
	later: "Later weeks",
	range: (from: string, to: string) => `${from} to ${to}`,
	weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
	legend: { morning: "Morning done", night: "Night done", skipped: "Skipped", told: "Diary" },
	dayLabel: (day: string, facts: readonly string[]) =>
		facts.length === 0 ? `${day}: nothing noted` : `${day}: ${facts.join(", ")}`,
	nothing: "Nothing is noted on this day.",
	morning: "Morning",
	night: "Night",
	skipped: { morning: "Morning skipped", night: "Night skipped" },
	felt: "Skin",
	note: "Note",
	phases: "Your plan by date",
	phasesLead:
		"Each step has its dates from the day its product came into use. They move on when your skin stings.",
	noPhases: "As soon as a product of your plan is in use, its phases have dates here.",
	noneBuildsUp: "Nothing you use is built up step by step, so each step is simply on its days.",
	daily: "every day",
	perWeek: (count: number) =>
		count === 0
			? "rests, because your skin stung or reacted"
			: count === 1
				? "once a week"
				: `${count} times a week`,
	phase: (from: string, to: string | null, pace: string) =>
		to === null ? `From ${from}: ${pace}` : `${from} to ${to}: ${pace}`,
	now: "now",
	reasons: { stings: "it stung", no_time: "no time", travelling: "travelling" },
	toPlan: "The whole plan",
} as const;
