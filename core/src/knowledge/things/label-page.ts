/** Where a label or a maker's list can be read, and the month that it says it is of. */
export interface LabelPage {
	title: string;
	url: string;
	/** YYYY-MM. */
	month: string;
}

const DAILYMED = "https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=";

/** A drug label as the National Library of Medicine keeps it. */
export function dailymed(title: string, setid: string, month: string): LabelPage {
	return { title: `Label of ${title}, DailyMed`, url: `${DAILYMED}${setid}`, month };
}
