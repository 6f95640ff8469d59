/** First names by group, for the test of whom the reader sees. The engine must find these people without such a list. */
export const nameGroups = {
  'Victorian English':
    'Alice Edith Florence Ada Ethel Beatrice Mabel Maud Winifred Gertrude Constance Harriet Agnes Clara Cecily Dorothea Isabel Adelaide Lavinia Philippa ' +
    'Albert Alfred Arthur Cecil Cuthbert Edmund Ernest Gilbert Horace Hubert Percival Reginald Rupert Sidney Theodore Wilfred Ambrose Barnaby Jasper Silas',
  'US, 2010 to 2020':
    'Emma Olivia Ava Isabella Sophia Mia Charlotte Amelia Harper Evelyn Abigail Emily Madison Avery Ella Scarlett Chloe Aubrey Zoey Layla Hailey Brooklyn ' +
    'Savannah Nevaeh Paisley Skylar Kennedy Liam Noah Mason Ethan Logan Aiden Jackson Jayden Carter Hunter Chase Jaxon Easton Bentley Kayden Landon Ryder ' +
    'Grayson Lincoln Austin Jordan Tyler Brayden',
  'Black American':
    'DeShawn Tyrone Jamal LaToya Keisha Shanice Tanisha Aaliyah Imani Ebony Nia Kiara Deja Jasmine Latisha Shaniqua Lakisha Tamika Monique Precious Kenya ' +
    'Raven Trinity Destiny Malik Darnell Terrell Marquis Jermaine Trayvon Kareem Rasheed Lamar Andre Devonte Tremaine Xavier Isaiah Darius Deion Kobe ' +
    'LeBron Zaire Amari Kwame Dashawn Quinton Janae Tiana Makayla',
  Hispanic:
    'José María Juan Guadalupe Luis Carmen Carlos Ximena Miguel Camila Jesús Valentina Alejandro Luz Diego Marisol Mateo Esperanza Santiago Rocío Javier ' +
    'Lourdes Ángel Itzel Héctor Yesenia Raúl Araceli Sergio Paloma Andrés Dulce Joaquín Lupita Emiliano Xochitl Ignacio Consuelo Óscar Graciela Esteban ' +
    'Pilar Rigoberto Socorro',
  'East and South Asian':
    'Mei Wei Jin Xiu Ming Ling Hao Yuki Haruto Sakura Kenji Aiko Hiroshi Minh Linh Thuy Nguyet Trang Jisoo Minjun Seoyeon Hyun Priya Anjali Arjun Rohan ' +
    'Lakshmi Ravi Sanjay Deepika Aarav Ishaan Kavya Meera Vikram Nisha Rahul Sunita Suki Bao Kai Rin Mako Tuan Phuong Xin Jian Lan',
  'Arabic and Muslim':
    'Ahmed Fatima Mohammed Aisha Omar Layla Ali Mariam Youssef Zainab Hassan Khadija Ibrahim Noor Khalid Amina Tariq Salma Mustafa Yasmin Abdullah Hana ' +
    'Karim Leila Bilal Samira Hamza Rania Faisal Dalia Nasser Huda Rashid Farah Samir Iman Walid Nadia Jamila Zayd Anwar Safiya Idris Maryam Jibril',
  'with marks, hyphens, two words':
    "D'Angelo|O'Neill|Jean-Luc|Mary Kate|De'Andre|Ta'Niyah|Ja'Marcus|Soo-jin|Min-ho|Ana Sofía|Juan Pablo|Anne-Marie|Mary-Kate|Zoë|Chloé|Renée|Siobhán|Björn|" +
    'Søren|Łukasz|François|Niño|Ngọc|Nguyễn|Abd al-Rahman|Li Wei|Xiao Ming|Billy Ray|Sarah Jane|José Luis|María José|Jo Ann|Mary Beth|Jean-Paul|Ming-Na|' +
    "Ji-hye|Lily-Rose|D’Andre|O’Shea|N'Golo|Shi'ann|La'Keisha|Q'orianka|Ka'ulani|Kai-Lan|Ella Mae|John Paul",
} as const

/** Last names for titles, by the same right. */
export const lastNames =
  'Okafor Nguyen Garcia Hernández Washington Patel Kim Haddad Al-Amin Chen Banerjee Adeyemi Rodriguez Jefferson Tanaka Hussein Kowalski Yazzie Kealoha Murphy ' +
  'Smith Johnson Park Singh Begum Osei Mwangi Tran Lopez Santos Freeman Booker Abdi Rahman Nakamura Delgado Ito Farouk Vega Banks'

/** Places and times with a capital, each in a sentence where it is no person. */
export const notPeople = [
  ['Paris', 'Paris was cold. The wind blew all day, and the streets were sad and empty.'],
  ['Jordan', 'They met in Jordan. The nights were cold, and she was sad when they left.'],
  ['Friday', 'On Friday it rained. The children were sad because the game was off.'],
  ['Monday', 'Monday was terrible. She was angry all day and slammed the door.'],
  ['London', 'They moved to London in May. He was lonely there and wrote sad letters.'],
  ['Georgia', 'They drove through Georgia at night. She was scared of the dark road.'],
  ['Christmas', 'Christmas was sad that year. Her brother was angry and stayed away.'],
  ['Austin', 'The bus went to Austin. He was nervous and looked out of the window.'],
  ['Brooklyn', 'They lived in Brooklyn. Her mother was happy there.'],
  ['June', 'School ended in June. She was happy and ran home.'],
  ['Silence', 'Silence fell. The boy was scared and hid behind the door.'],
  ['Thunder', 'Thunder rolled over the hills. She was afraid and closed the window.'],
  ['Autumn', 'Autumn came early. The old man was sad and sat by the fire.'],
  ['Chicago', 'Chicago was loud and bright. She felt happy on the train.'],
  ['Instagram', 'She posted it on Instagram. He was jealous and did not answer.'],
  ['Spanish', 'He spoke Spanish at home. His teacher was proud of him.'],
] as const
