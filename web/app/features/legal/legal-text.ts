/** One policy, ready to be shown on /terms and in the consent dialog. */
export interface LegalText {
	title: string;
	sections: readonly { heading: string; paragraphs: readonly string[] }[];
}
