import { type Topic, topicDescriptions, topicNames, topics } from '#domain/topics'

/** The topics of the blog with how many articles each has. `entries` are the topics of all articles. */
export function TopicList({ entries }: { entries: readonly Topic[] }) {
  const count = (topic: Topic) => entries.filter((entry) => entry === topic).length
  return (
    <ul className="three">
      {topics.map((topic) => (
        <li key={topic} className="sheet">
          <h3>
            <a href={`/blog/category/${topic}`}>{topicNames[topic]}</a>
          </h3>
          <p>{topicDescriptions[topic]}</p>
          <p className="small">{count(topic) === 1 ? '1 article' : `${count(topic)} articles`}</p>
        </li>
      ))}
    </ul>
  )
}
