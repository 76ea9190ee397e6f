import data from "./example.json";

/**
 * Answers of the product for a drawn person, made by `npm run demo:make` and never by hand. Unread: whoever shows a
 * part reads it with the schema of the call that it stands for.
 */
export const example: {
	readonly engine: { name: string; version: string };
	readonly checkin: unknown;
	readonly profile: unknown;
	readonly chat: unknown;
} = data;

/** Address of a picture of the example; static files, no call. */
export const examplePicture = (filename: string): string => `/demo/${filename}`;
