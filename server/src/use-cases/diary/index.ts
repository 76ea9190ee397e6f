export { type DiaryDayView, type WrittenEntry, readDiary, writeDiary } from "./diary.ts";
