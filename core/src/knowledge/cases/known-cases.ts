import about from "./about.json" with { type: "json" };
import app from "./app.json" with { type: "json" };
import care from "./care.json" with { type: "json" };
import careGoods from "./care-goods.json" with { type: "json" };
import concerns from "./concerns.json" with { type: "json" };
import daily from "./daily.json" with { type: "json" };
import everyday from "./everyday.json" with { type: "json" };
import family from "./family.json" with { type: "json" };
import goingOn from "./going-on.json" with { type: "json" };
import habit from "./habit.json" with { type: "json" };
import home from "./home.json" with { type: "json" };
import ingredients from "./ingredients.json" with { type: "json" };
import life from "./life.json" with { type: "json" };
import measure from "./measure.json" with { type: "json" };
import moment from "./moment.json" with { type: "json" };
import people from "./people.json" with { type: "json" };
import product from "./product.json" with { type: "json" };
import shelf from "./shelf.json" with { type: "json" };
import skinTrouble from "./skin-trouble.json" with { type: "json" };
import sun from "./sun.json" with { type: "json" };
import sunWear from "./sun-wear.json" with { type: "json" };
import talk from "./talk.json" with { type: "json" };
import word from "./word.json" with { type: "json" };
import workAndGear from "./work-and-gear.json" with { type: "json" };
import worry from "./worry.json" with { type: "json" };

/** A particular question within a topic, with an answer that begins with what was asked. */
export interface KnownCase {
	id: `case.${string}`;
	/** Row of `knowledge/questions`, or an intent. */
	topic: string;
	/** As an answer names it in a sentence. */
	name: string;
	/** The question in plain words. */
	asks: string;
	what: string;
	/** Said first to whoever is pregnant, tries to be or nurses. */
	pregnancy?: string;
	/** Said first of somebody under 18. */
	child?: string;
	/** What differs on deep skin. */
	deep?: string;
	/** What differs on sore skin. */
	sore?: string;
}

/** Particular questions, one file an area. */
export const KNOWN_CASES = [
	about,
	app,
	care,
	careGoods,
	concerns,
	daily,
	everyday,
	family,
	goingOn,
	habit,
	home,
	ingredients,
	life,
	measure,
	moment,
	people,
	product,
	shelf,
	skinTrouble,
	sun,
	sunWear,
	talk,
	word,
	workAndGear,
	worry,
].flat() as readonly KnownCase[];

const BY_ID: ReadonlyMap<string, KnownCase> = new Map(KNOWN_CASES.map((row) => [row.id, row]));

export function findCase(id: string): KnownCase | undefined {
	return BY_ID.get(id);
}
