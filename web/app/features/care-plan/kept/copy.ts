export const keptCopy = {
	title: "Care Plan",
	today: "today",
	lead: (name: string, when: string) =>
		`There is no connection, so this is ${name === "" ? "your plan" : `the plan of ${name}`} as a copy of ${when}. Nothing can be changed in it.`,
	ticks: "Steps can be checked off again as soon as there is a connection.",
	open: "Open the copy of your plan",
	needsConnection: "This page needs a connection",
	needsConnectionText:
		"Your care plan is kept on this device; everything else loads by itself as soon as there is a connection.",
} as const;
