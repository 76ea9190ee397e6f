export const errorHelpCopy = {
	scan: "Start a scan",
	contact: "Contact",
	mail: "Report it by mail",
	mailSubject: (path: string) => `Error on ${path}`,
} as const;
