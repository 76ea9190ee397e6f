import { CONTACT_SUBJECTS, type ContactSubject } from "@dewlight/contracts/contact.ts";

const plain = (text: string) =>
	text
		.trim()
		.toLowerCase()
		.replace(/[\s+_-]+/g, " ");

/** The subject that a link asks for, whatever its case and blanks look like; General otherwise (PUB-A4, PUB-A5). */
export function readSubject(asked: string | null): ContactSubject {
	return CONTACT_SUBJECTS.find((subject) => plain(subject) === plain(asked ?? "")) ?? "General";
}
