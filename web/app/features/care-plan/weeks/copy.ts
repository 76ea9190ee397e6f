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
