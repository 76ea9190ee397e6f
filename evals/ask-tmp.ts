import { answerQuestion } from "@dewlight/core/assistant/answer-question.ts";
import { findProducts } from "@dewlight/core/assistant/find-products.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import * as people from "./people/people.ts";



const context = people.personOf(process.env.P as never);

const qs = ["whats wrong with my skin","can you recommend something for dark spots that is not vitamin c","is my skin old","which is better cerave or cetaphil","my face is so itchy after the new cream","can i use my moms retinol","how do i layer my products","what does 2.5 of 5 mean","are you a doctor","how much is plus","delete my account","is this app free","why is my nose red","what is ITA","am I oily or dry","do I need a toner","best cleanser?","something for acne scars","is niacinamide safe while pregnant","good night cream under 10 dollars fragrance free"];
let history: any[] = [];
for (const message of qs) {
  const a = answerQuestion({ message, history: [], context });
  console.log("\nQ:", message, "\nA:", a.text, a.search ? JSON.stringify(a.search) : "");
  if (a.search) { const f = findProducts({ search: a.search, message, history: [], context, candidates: STARTER_CATALOGUE.filter(p => !a.search!.category || p.category === a.search!.category) }); console.log("  =>", f.text, f.products); }
}
