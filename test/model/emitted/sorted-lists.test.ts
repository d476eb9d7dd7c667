import { expect, test } from "vitest";
import { build, emitted } from "../../in-memory.ts";

const model = `context Board {
  enum Priority { Low, Normal, High }
  enum Only { One }
  aggregate Tasks root Task {
    entity Task identified by TaskId as natural(String) {
      title: String
      priority: Priority
      former: Priority?
      only: Only
    }
  }
  readmodel TaskRow from Task { id title priority former only }
  query Tasks(): List<TaskRow> sorted by priority sortable by title, former, only
}
`;

test("an enum is sorted in the order of its declaration, an absent one first, and any other field by its value", () => {
  const files = emitted(build({ "board.model": model }, "--layers", "infrastructure").disk);
  const sorts = files["Board/Infrastructure/TaskQueries.cs"]?.match(/"\w+" => rows.*/g);
  expect(sorts).toEqual([
    '"title" => rows.SortBy(task => task.Title, key.IsDescending),',
    '"former" => rows.SortBy(task => task.Former != null, key.IsDescending).SortBy(task => task.Former == Priority.Low ? 0 : task.Former == Priority.Normal ? 1 : 2, key.IsDescending),',
    '"only" => rows.SortBy(task => task.Only, key.IsDescending),',
    '"priority" => rows.SortBy(task => task.Priority == Priority.Low ? 0 : task.Priority == Priority.Normal ? 1 : 2, key.IsDescending),',
  ]);
});
