import { describe, expect, it } from "vitest";
import { answerQuestion } from "../answer-question.ts";
import { makeChatContext } from "../testing/make-chat-context.ts";
import { helpByScript, helpByWords } from "./help-in-languages.ts";

const context = makeChatContext();
const textOf = (message: string): string => answerQuestion({ message, history: [], context }).text;

describe("a language that is not read", () => {
	it.each([
		["ابتلعت الدواء كله ولا أريد أن يعرف أحد", /^في حالة الطوارئ/],
		["脸和喉咙都肿起来了，好难受", /^如果情况紧急/],
		["クリームを塗ったら喉が苦しい", /^緊急のとき/],
		["크림 바르고 숨이 막혀요", /^위급하면/],
		["какой крем лучше", /^Если это неотложно/],
		["мені дуже погано, що робити з шкірою", /^Якщо це/],
		["मेरी बेटी ने क्रीम खा ली", /^आपात स्थिति/],
		["کرم لگانے کے بعد سانس نہیں آ رہا", /^ایمرجنسی/],
		["بعد از کرم نفسم بالا نمی‌آید چه کنم", /^اگر وضعیت/],
		["הפנים שלי נפוחות מהקרם", /^במקרה חירום/],
		["ทาครีมแล้วหน้าบวม", /^ถ้าฉุกเฉิน/],
		["η γλώσσα μου πρήστηκε", /^Αν είναι/],
		["ক্রিম মেখে মুখ ফুলে গেছে", /^জরুরি/],
	])("is told in itself what to do first, and in English: %s", (message, theirs) => {
		const text = textOf(message);
		expect(text).toMatch(theirs);
		expect(text).toMatch(/emergency/i);
	});

	it.each([
		["tôi không thở được, lưỡi bị sưng sau khi bôi kem", /115/],
		["saya tidak bisa napas dan wajah bengkak karena krim ini", /119/],
		["jag kan inte andas och det är svullet efter krämen", /112/],
		["hindi ako makahinga po, namamaga ang mukha ko", /911/],
		["nu pot sa respir si fata mea este umflata", /112/],
	])("with Latin letters: %s", (message, number) => {
		expect(helpByWords(message)).toMatch(number);
		expect(textOf(message)).toMatch(/emergency/i);
	});

	it.each([
		"which cream is good for my dry skin",
		"is it ok to use retinol",
		"con la crema",
		"hi",
		"spf 50?",
	])("is not English: %s", (message) => {
		expect(helpByWords(message)).toBeNull();
		expect(helpByScript(message)).toBeNull();
	});

	it("is never only told that English is read", () => {
		expect(textOf("ՄԵԿԸ ԱՅՍՏԵՂ")).toMatch(/112 or 911[\s\S]*do not stay alone[\s\S]*English only/);
	});
});
